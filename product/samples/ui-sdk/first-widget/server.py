"""Serves the page and fetches user tokens with your API key. The key never leaves the server."""

import json
import os
import secrets
import sys
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

API_URL = os.environ.get("API_URL", "https://api.__SLUG__.example/v1")
API_KEY = os.environ.get("API_KEY")
PORT = int(os.environ.get("PORT", "8080"))
if not API_KEY:
    sys.exit("Set the API_KEY environment variable to an API key of your account.")

# #region session
# The user ID of each session. In production, use your product's sessions.
sessions: dict[str, str] = {}


def get_user_id(cookies: str) -> str | None:
    """Returns the ID of the user who is signed in to your product, or None if nobody is."""
    session = SimpleCookie(cookies).get("session")
    return sessions.get(session.value) if session else None


def start_session() -> str:
    """Replaces your product's login page. Returns the session cookie."""
    session = secrets.token_urlsafe(24)
    sessions[session] = "user-4821"
    return f"session={session}; HttpOnly; SameSite=Strict; Path=/"


# #endregion session


# #region token
def log_in_to_api(user_id: str) -> bytes:
    """Calls loginUser and returns the response body unchanged."""
    request = Request(
        f"{API_URL}/users/login",
        data=json.dumps({"userId": user_id}).encode(),
        headers={"Authorization": f"Bearer {API_KEY}", "Content-Type": "application/json"},
        method="POST",
    )
    with urlopen(request, timeout=8) as response:
        return response.read()


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        if self.path != "/design-token":
            self.respond(404)
            return
        user_id = get_user_id(self.headers.get("Cookie", ""))
        if user_id is None:
            self.respond(401)
            return
        try:
            self.respond(200, log_in_to_api(user_id), "application/json")
        except HTTPError as error:
            # Log the problem, but don't send it to the browser: it describes your account.
            print("loginUser:", error.code, error.read().decode(), file=sys.stderr)
            self.respond(502)
        except (URLError, TimeoutError) as error:
            print("loginUser:", error, file=sys.stderr)
            self.respond(502)

    # #endregion token

    def do_GET(self) -> None:
        if self.path != "/":
            self.respond(404)
            return
        page = Path(__file__).with_name("index.html").read_bytes()
        self.respond(200, page, "text/html; charset=utf-8", cookie=start_session())

    def respond(self, status: int, body: bytes = b"", media_type: str = "text/plain", cookie: str = "") -> None:
        self.send_response(status)
        self.send_header("Content-Type", media_type)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        if cookie:
            self.send_header("Set-Cookie", cookie)
        self.end_headers()
        self.wfile.write(body)


with ThreadingHTTPServer(("", PORT), Handler) as server:
    print(f"http://localhost:{PORT}", flush=True)
    server.serve_forever()
