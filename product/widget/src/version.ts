/** The version in the `ready` event and in `DesignWidget.version`. */
export const version = '1.5.1';
