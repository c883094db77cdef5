"""Receives webhooks, rejects forged and outdated deliveries, and handles each delivery exactly once."""

import base64
import hashlib
import hmac
import json
import os
import sqlite3
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = base64.b64decode(os.environ.get("WEBHOOK_SECRET", "").removeprefix("whsec_"))
PORT = int(os.environ.get("PORT", "8080"))
FILE = os.environ.get("EVENTS_FILE", "events.sqlite")  # In production, use your database.
TOLERANCE = 5 * 60  # seconds
if not SECRET:
    raise SystemExit("Set the WEBHOOK_SECRET environment variable to the webhook secret of your account (whsec_...).")

with sqlite3.connect(FILE) as database:
    database.execute("CREATE TABLE IF NOT EXISTS deliveries (id TEXT PRIMARY KEY)")
    database.execute("CREATE TABLE IF NOT EXISTS requests (id TEXT PRIMARY KEY, status TEXT, body TEXT)")


def is_authentic(headers, raw_body):
    """Checks that a delivery is recent and one of its signatures matches. There are two during a secret rotation."""
    delivery_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > TOLERANCE:
        return False
    signed = f"{delivery_id}.{timestamp}.".encode() + raw_body
    expected = "v1," + base64.b64encode(hmac.new(SECRET, signed, hashlib.sha256).digest()).decode()
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected.encode(), entry.encode()) for entry in signatures)


def handle(database, request):
    """Processes a request in the same transaction that stores the ID of the delivery."""
    values = (request["requestId"], request["status"], json.dumps(request))
    database.execute("INSERT OR REPLACE INTO requests VALUES (?, ?, ?)", values)
    # A status that this program doesn't know is logged like the others, so that it isn't delivered again.
    error = request.get("error")
    outcome = error["code"] if error else request["kind"]
    print(f"{request['requestId']} {request['status']}: {outcome}", flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # The signature is calculated from the raw bytes.
        raw_body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not is_authentic(self.headers, raw_body):
            self.respond(401)
            return
        try:
            with sqlite3.connect(FILE) as database:  # Commits both changes, or none.
                known = "INSERT OR IGNORE INTO deliveries VALUES (?)"
                if database.execute(known, (self.headers["webhook-id"],)).rowcount == 1:
                    handle(database, json.loads(raw_body))
        except Exception as error:
            print(error, flush=True)
            self.respond(500)
            return
        self.respond(204)  # Respond last: without a 2xx response, the delivery is retried.

    def respond(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *args):
        pass


with ThreadingHTTPServer(("", PORT), Receiver) as server:
    print(f"Waiting for webhooks on port {PORT}", flush=True)
    server.serve_forever()
