// A thread that makes PNG of SVG, one picture at a time.
const {parentPort} = require('node:worker_threads');
const {Resvg} = require('@resvg/resvg-js');

parentPort?.on('message', (/** @type {string} */ svg) => {
  parentPort?.postMessage(new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng());
});
