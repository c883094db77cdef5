import {chromium} from '@playwright/test';
import {findChromium} from '../scripts/find-browser';
import {serveSite} from './support/serve';
(async()=>{
const server = await serveSite('/work/main/build',{baseUrl:'/'} as any);
const browser = await chromium.launch({executablePath:findChromium()!,args:['--no-sandbox']});
const pages=process.argv.slice(2);
for(const [name,width,scheme] of [['desk',1280,'dark'],['phone',390,'light']] as const){
 const ctx=await browser.newContext({viewport:{width,height:800},colorScheme:scheme,bypassCSP:true,deviceScaleFactor:1.5}); const page=await ctx.newPage();
 for(const p of pages){ await page.goto(server.origin+p); if(scheme==='dark') await page.evaluate(()=>document.documentElement.setAttribute('data-theme','dark')).catch(()=>{}); await page.addStyleTag({content:'*{content-visibility:visible!important}'}); let i=0; for(const f of await page.locator('figure.figure').all()){ await f.scrollIntoViewIfNeeded(); await f.screenshot({path:`/tmp/shot-${name}-${p.replaceAll('/','_')}-${i++}.png`}); } }
}
await browser.close(); await server.close();
})();
