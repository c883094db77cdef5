import * as z from 'zod';
import {readValue, type ContractReader} from '../contract-reader';

const seconds = {seconds: 1, minutes: 60, hours: 3600, days: 86_400} as const;

const limitSchema = z.object({text: z.string(), value: z.number(), unit: z.string()});

/** A limit in the contract. */
export type Limit = z.output<typeof limitSchema>;

/** Reads a limit by its name, such as `link-lifetime`. */
export const readLimit = (contract: ContractReader, name: string): Limit =>
  readValue(contract, `limits#/Limit/x-values/${name}`, limitSchema);

/** Adds two limits with the same unit. */
export function addLimits({value, unit}: Limit, other: Limit): Limit {
  const sum = value + other.value;
  return {value: sum, unit, text: `${sum} ${unit}`};
}

/** Converts a limit that is a duration to seconds. */
export function toSeconds({value, unit}: Pick<Limit, 'value' | 'unit'>): number {
  if (!(unit in seconds)) {
    throw new Error(`Unknown unit "${unit}". Supported units: ${Object.keys(seconds).join(', ')}.`);
  }
  return value * seconds[unit as keyof typeof seconds];
}

/** Formats a duration as hours and minutes, with seconds only below a minute: "2 h 35 min". */
export function formatDuration(total: number): string {
  if (total < 60) {
    return `${total} s`;
  }
  const [hours, minutes] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60)];
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}
