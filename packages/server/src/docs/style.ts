/** The looks of the page: colours and room as on the page people play on. */
export const STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f5eee0, #16120e);
  --surface: light-dark(#fffaf1, #211b15);
  --ink: light-dark(#2a2119, #f2e8d8);
  --soft: light-dark(#65574a, #b9a891);
  --line: light-dark(#ddceb5, #3d3328);
  --accent: light-dark(#8a2f1d, #eb9a72);
  --focus: light-dark(#1d5fa8, #8ec2f5);
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem; overflow-wrap: break-word; }
small code { overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); padding-bottom: .25rem; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code { font: max(.875em, .75rem)/1.4 ui-monospace, monospace; }
small, .version { color: var(--soft); }
small { font-size: max(.8333em, .75rem); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; }
nav a { display: inline-block; padding: .5rem 0; }
.route { background: var(--surface); border: 1px solid var(--line); border-radius: 6px; margin: .5rem 0; padding: 0 .75rem; }
summary { padding: .65rem 0; cursor: pointer; }
.route > summary span { color: var(--soft); }
.route[open] { padding-bottom: .75rem; }
summary b { color: var(--accent); font-weight: 650; }
dl { margin: 0; }
dl > div { display: grid; grid-template-columns: 11rem 1fr; gap: .25rem 1rem; padding: .35rem 0; border-top: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; min-width: 0; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; font-size: .9375rem; }
th, td { text-align: start; vertical-align: top; padding: .3rem .75rem .3rem 0; border-top: 1px solid var(--line); }
thead th { color: var(--soft); font-weight: 500; border-top: 0; }
td td, td th { font-size: .875rem; }
@media (max-width: 40rem) {
  dl > div { grid-template-columns: 1fr; }
  thead { display: none; }
  tr, td { display: block; padding: .15rem 0; }
  td { border: 0; }
  tr { border-top: 1px solid var(--line); padding: .35rem 0; }
  td table { border-inline-start: 2px solid var(--line); padding-inline-start: .5rem; display: block; }
}
`
