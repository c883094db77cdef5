import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function syncThemeColor(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--ds-background').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

if (ExecutionEnvironment.canUseDOM) {
  syncThemeColor();
  new MutationObserver(syncThemeColor).observe(document.documentElement, {attributeFilter: ['data-theme']});
}
