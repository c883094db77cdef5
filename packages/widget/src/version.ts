/** The version that `ready` and `DesignWidget.version` tell. */
export const version = '1.5.0';
