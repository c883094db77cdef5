declare module 'virtual:declarations' {
  /** The names in `product/ui-sdk`. The build reads them (`product/builds/declared-names.ts`). */
  export const declaredNames: Readonly<
    Record<
      'languages' | 'changeableOptions' | 'widgetEvents' | 'superuserEvents' | 'widgetMembers' | 'superuserMembers',
      readonly string[]
    >
  >;
}
