/** Converts `get-user-usage` to `getUserUsage`. */
export const toCamelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Converts `get-user-usage` to `GetUserUsage`. */
export const toPascalCase = (name: string) => toCamelCase(`-${name}`);
