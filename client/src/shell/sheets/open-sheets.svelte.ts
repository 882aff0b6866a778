// The sheets that lie over every screen; any screen may open them.
export const openSheets = $state({ settings: false, help: false, rules: false });
