/** A mock's only source of time: the system clock until it's advanced. */
export class MockClock {
  /** How far it has been advanced, in milliseconds. */
  offset = 0;

  /** @param realNow - Returns the time for timestamps that clients and receivers compare with their own clocks. */
  constructor(readonly realNow: () => number = () => Date.now()) {}

  /** Returns the time in milliseconds since the Unix epoch. */
  now(): number {
    return this.realNow() + this.offset;
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}

/**
 * Creates a clock that only moves when it's advanced, so that tests of a mock's clients are deterministic.
 *
 * @param start - An RFC 3339 timestamp.
 */
export function createManualClock(start: string): MockClock {
  const time = Date.parse(start);
  return new MockClock(() => time);
}

const durationPattern = /^P(?=.)(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * Parses an ISO 8601 duration of days, hours, minutes, and seconds, such as `P31D` or `PT90S`.
 *
 * @returns The duration in milliseconds, or `undefined` for any other text.
 */
export function parseDuration(text: string): number | undefined {
  const match = durationPattern.exec(text);
  if (match === null) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = Array.from(match.slice(1), (part: string | undefined) =>
    Number(part ?? 0),
  );
  return days * dayMs + hours * hourMs + minutes * minuteMs + seconds * secondMs;
}

/** Durations in milliseconds. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Formats a time as an RFC 3339 timestamp in UTC with a precision of one second. */
export const toTimestamp = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
