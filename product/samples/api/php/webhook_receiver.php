<?php

// Receives webhooks, and rejects forged and outdated deliveries.
// Run it with WEBHOOK_SECRET=whsec_… php -S localhost:8080 webhook_receiver.php

declare(strict_types=1);

const TOLERANCE = 5 * 60; // seconds

/** Checks that a delivery is recent and one of its signatures matches. There are two during a secret rotation. */
function isAuthentic(string $key, string $body): bool
{
    $id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
    $timestamp = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > TOLERANCE) {
        return false;
    }
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

$key = base64_decode(preg_replace('/^whsec_/', '', (string) getenv('WEBHOOK_SECRET')));
if ($key === '') {
    throw new RuntimeException('Set the WEBHOOK_SECRET environment variable to the webhook secret of your account.');
}
$body = file_get_contents('php://input'); // The signature is calculated from the raw bytes.
if (!isAuthentic($key, $body)) {
    http_response_code(401);
    exit;
}
// Store the webhook-id in the same transaction as your own changes, and ignore known IDs.
error_log("{$_SERVER['HTTP_WEBHOOK_ID']} $body");
http_response_code(204); // Respond last: without a 2xx response, the delivery is retried.
