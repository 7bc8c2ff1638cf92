/** What is being typed survives a reload: kept per tab until it is sent. */
export function readDraft(place: string): string {
  try {
    return sessionStorage.getItem(`sixstones.draft.${place}`) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(place: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(`sixstones.draft.${place}`, text);
    else sessionStorage.removeItem(`sixstones.draft.${place}`);
  } catch {
    // Without storage the text lives as long as the page.
  }
}
