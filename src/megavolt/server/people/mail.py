"""Sending an e-mail by SMTP."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from megavolt.core.errors import OptionError

TIMEOUT = 10.0
_ADDRESS = re.compile(r"[^\s@<>(),;:\"\\\x00-\x1f\x7f]+@[^\s@<>(),;:\"\\\x00-\x1f\x7f]+")


def is_address(text: str) -> bool:
    """One plain address: nothing that could add another recipient or header."""
    return text.isascii() and _ADDRESS.fullmatch(text) is not None


def check_server(url: str) -> None:
    """Raises OptionError unless it is an address like smtp://user:password@host:port."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits:
        without_password = url.rpartition("@")[2]
        raise OptionError("bad_setting", name="MEGAVOLT_SMTP", value=without_password[:60])


def send(server: str, sender: str, recipient: str, subject: str, text: str) -> None:
    """Send one message; raises OSError (smtplib's errors are) or ValueError."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, recipient, subject
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    parts = urlsplit(server)
    with _connected(parts.scheme, str(parts.hostname), parts.port) as connection:
        if parts.username:
            connection.login(unquote(parts.username), unquote(parts.password or ""))
        connection.send_message(mail)


def _connected(scheme: str, host: str, port: int | None) -> smtplib.SMTP:
    """Encrypted from the start with smtps, else as soon as the server offers it."""
    trusted = ssl.create_default_context()
    if scheme == "smtps":
        return smtplib.SMTP_SSL(host, port or 465, timeout=TIMEOUT, context=trusted)
    connection = smtplib.SMTP(host, port or 587, timeout=TIMEOUT)
    connection.ehlo_or_helo_if_needed()
    if connection.has_extn("starttls"):
        connection.starttls(context=trusted)
    return connection
