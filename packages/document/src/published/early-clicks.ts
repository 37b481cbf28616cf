/** Marks the element of a node whose click is kept from the browser until the page is alive: a workflow hears it before its link is followed. */
export const HELD_ATTRIBUTE = 'data-held'
/**
 * Name in a live page's window of the list of what was clicked before it was alive. Its `hear` is the listener that keeps clicks,
 * on the window in the capture phase; the click that is its `again` is let through.
 */
export const EARLY_CLICKS = 'heddleEarly'

/**
 * Stands in the head of live pages. What the browser itself does at a click goes on at once, but for the links that are held;
 * when the page's own script cannot be loaded these go on too.
 */
export const EARLY_CLICKS_SCRIPT =
  `(q=>{q.hear=e=>{if(e==q.again)return;` +
  `if(e.target.closest?.("a[href],[${HELD_ATTRIBUTE}]")?.dataset.held==""&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))e.preventDefault();` +
  `e.stopImmediatePropagation();q.push(e)};` +
  `addEventListener("click",q.hear,!0);` +
  `addEventListener("error",e=>e.target.type=="module"&&removeEventListener("click",q.hear,!0),!0)` +
  `})(self.${EARLY_CLICKS}=[])`
