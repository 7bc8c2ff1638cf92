"""How others reach this server: this machine's addresses, and links that work elsewhere."""

import ctypes
import ctypes.util
import socket
import sys
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Literal
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Request

from sixstones.server.operate.settings import Settings
from sixstones.server.protocol import links

router = APIRouter(prefix="/api", tags=["links"])

Address = IPv4Address | IPv6Address
Reach = Literal["here", "network", "anywhere"]

UP, LOOPBACK_INTERFACE = 0x1, 0x8
NOWHERE = ("192.0.2.1", 9)  # an address of no machine (RFC 5737): asking the way to it sends nothing


class _Interface(ctypes.Structure):
    """`struct ifaddrs` of the C library, as far as it is read."""


_Interface._fields_ = [
    ("next", ctypes.POINTER(_Interface)),
    ("name", ctypes.c_char_p),
    ("flags", ctypes.c_uint),
    ("address", ctypes.c_void_p),
]


def machine_addresses() -> list[Address]:
    """Every address of this machine that another one could use, the one it goes out by first."""
    found = {address for address in _interface_addresses() if _usable(address)}
    first = _outgoing()
    return sorted(found, key=lambda one: (one != first, one.version, one.packed))


def _usable(address: Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def _interface_addresses() -> list[Address]:
    try:
        library = ctypes.CDLL(ctypes.util.find_library("c"))
        first = ctypes.POINTER(_Interface)()
        if library.getifaddrs(ctypes.byref(first)) != 0:
            return []
    except (OSError, AttributeError):  # a system without it
        return [one for one in (_outgoing(),) if one is not None]
    found: list[Address] = []
    interface = first
    while interface:
        here = interface.contents
        if here.address and here.flags & UP and not here.flags & LOOPBACK_INTERFACE:
            address = _read_address(here.address)
            if address is not None:
                found.append(address)
        interface = here.next
    library.freeifaddrs(first)
    return found


def _read_address(at: int) -> Address | None:
    """The address in a `struct sockaddr`; BSD systems put its length before its family."""
    family = (
        ctypes.string_at(at + 1, 1)[0]
        if sys.platform == "darwin"
        else int.from_bytes(ctypes.string_at(at, 2), sys.byteorder)
    )
    if family == socket.AF_INET:
        return IPv4Address(ctypes.string_at(at + 4, 4))
    if family == socket.AF_INET6:
        return IPv6Address(ctypes.string_at(at + 8, 16))
    return None


def _outgoing() -> Address | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return None
        return ip_address(probe.getsockname()[0])


def origins_of(host: str, port: int) -> list[str]:
    """The addresses of a server that listens there: none if it listens to this machine alone."""
    try:
        listening = ip_address(host)
    except ValueError:  # a name
        return [] if host == "localhost" else [f"http://{host}:{port}"]
    if listening.is_loopback:
        return []
    if not listening.is_unspecified:
        return [_origin(listening, port)]
    return [_origin(one, port) for one in machine_addresses() if one.version == 4 or listening.version == 6]


def _origin(address: Address, port: int) -> str:
    return f"http://[{address}]:{port}" if address.version == 6 else f"http://{address}:{port}"


def reach_of(origin: str) -> Reach:
    """The reach of a link that begins so: this machine, its network, or everybody."""
    host = urlsplit(origin).hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return "here"
    try:
        address = ip_address(host)
    except ValueError:
        return "network" if host.endswith(".local") or "." not in host else "anywhere"
    if address.is_loopback:
        return "here"
    return "network" if address.is_private or address.is_link_local else "anywhere"


def ways(settings: Settings, asked_at: str) -> list[str]:
    """The possible origins of a link for others, best first.

    `asked_at` is where the sender has the page open.
    """
    mine = [] if reach_of(asked_at) == "here" else [asked_at]
    near = [] if settings.at is None else origins_of(*settings.at)
    public = [settings.public] if settings.public else []
    return list(dict.fromkeys([*public, *mine, *near]))


@router.post("/share", response_model=links.Shared)
async def share(request: Request, body: links.Sharing) -> object:
    """A path of the page as a link that works for others, and as the squares of a QR code."""
    settings: Settings = request.app.state.server.settings
    asked_at = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    found = ways(settings, asked_at) or [asked_at]
    url = found[0] + body.path
    rows = ["".join("1" if dark else "0" for dark in row) for row in segno.make(url, error="m", micro=False).matrix]
    return {"url": url, "reach": reach_of(found[0]), "others": [one + body.path for one in found[1:]], "qr": rows}
