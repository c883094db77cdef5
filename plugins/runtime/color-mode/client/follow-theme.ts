import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function follow(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--ds-background').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

if (ExecutionEnvironment.canUseDOM) {
  follow();
  new MutationObserver(follow).observe(document.documentElement, {attributeFilter: ['data-theme']});
}
