/** Who I am to the server: a guest with a name, or nobody yet. */
import type { Me } from "../protocol";
import { api } from "./api";

const nobody: Me = { id: null, name: null };
const state: { me: Me } = $state({ me: nobody });

export const me = (): Me => state.me;

export async function meet(): Promise<void> {
  state.me = await api.me();
}

export async function call(name: string): Promise<void> {
  state.me = await api.rename(name.trim());
}

/** Erase me from the server; from then on I am nobody. */
export async function forget(): Promise<void> {
  state.me = await api.forget(state.me.id ?? "");
}
