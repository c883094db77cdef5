"""Shortens the pauses between the calls of samples. Python imports this module first."""
import time

sleep = time.sleep
time.sleep = lambda seconds: sleep(seconds / 20)
