/**
 * Looks of regions, by properties that stand on the place (`component.css`); the drawing's own give way unless they are wanted.
 * Only regions that were touched (`t`) go from look to look in time: thousands that may would be a third more work for the browser.
 */
export const LOOKS = `div,svg{display:block;width:100%;height:100%}
[role]{cursor:pointer;outline:none}
.t,.t *{transition:var(--t) var(--e);transition-property:fill,opacity,stroke}
:is([role],[role] *):not([fill=none]){stroke:var(--stroke)!important;stroke-width:var(--width)!important;vector-effect:non-scaling-stroke}
div:not(.own) :is([role],[role] *):not([fill=none]),.c,.c :not([fill=none]){fill:var(--c,var(--fill))!important}
.h{opacity:var(--hover-opacity)}
div:not(.own) .h.h,div:not(.own) .h.h :not([fill=none]),.k.h,.k.h :not([fill=none]){fill:var(--h,var(--hover,var(--c,var(--fill))))!important}
.s{opacity:var(--selected-opacity)}
.s.s.s.s,.s.s.s.s :not([fill=none]){fill:var(--selected)!important;stroke:var(--selected-stroke)!important}
.l.l.l.l.l,.l.l.l.l.l :not([fill=none]){fill:var(--l,var(--highlight))!important}
:focus-visible{outline:2px solid var(--ring);outline-offset:1px}`
