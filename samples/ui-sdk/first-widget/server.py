"""Two jobs: it serves the page, and it fetches user tokens with your API key, which never leaves this process."""

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
    sys.exit("Set API_KEY to the API key of your account.")

# #region session
# Who has which session. Your product has this already.
sessions: dict[str, str] = {}


def logged_in_user(cookies: str) -> str | None:
    """The id of the person who is logged in to your product, or None for nobody."""
    session = SimpleCookie(cookies).get("session")
    return sessions.get(session.value) if session else None


def log_in() -> str:
    """Stands in for the login page of your product. Returns the cookie to set."""
    session = secrets.token_urlsafe(24)
    sessions[session] = "user-4821"
    return f"session={session}; HttpOnly; SameSite=Strict; Path=/"


# #endregion session


# #region token
def log_in_to_api(user_id: str) -> bytes:
    """Calls loginUser and returns its answer as it is."""
    request = Request(
        f"{API_URL}/users/login",
        data=json.dumps({"userId": user_id}).encode(),
        headers={"Authorization": f"Bearer {API_KEY}", "Content-Type": "application/json"},
        method="POST",
    )
    with urlopen(request, timeout=8) as answer:
        return answer.read()


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        if self.path != "/design-token":
            self.answer(404)
            return
        user_id = logged_in_user(self.headers.get("Cookie", ""))
        if user_id is None:
            self.answer(401)
            return
        try:
            self.answer(200, log_in_to_api(user_id), "application/json")
        except HTTPError as error:
            # The problem is for your logs: it says what is wrong with your account, not with this person.
            print("loginUser:", error.code, error.read().decode(), file=sys.stderr)
            self.answer(502)
        except (URLError, TimeoutError) as error:
            print("loginUser:", error, file=sys.stderr)
            self.answer(502)

    # #endregion token

    def do_GET(self) -> None:
        if self.path != "/":
            self.answer(404)
            return
        page = Path(__file__).with_name("index.html").read_bytes()
        self.answer(200, page, "text/html; charset=utf-8", cookie=log_in())

    def answer(self, status: int, body: bytes = b"", media_type: str = "text/plain", cookie: str = "") -> None:
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
