/** A `PlaygroundData`. */
declare module '@generated/widget-playground/default/playground.json' {
  const data: unknown;
  export default data;
}
