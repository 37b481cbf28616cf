/** What the inspector shows of a selection comes once the page stands: nothing is selected before. */
export const loadSelection = () =>
  import('../inspector/selection-inspector.tsx').then(({ SelectionInspector }) => SelectionInspector)
