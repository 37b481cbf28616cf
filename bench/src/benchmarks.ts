import type { BenchmarkOptions, BenchmarkResult } from './result.ts'

/** Every benchmark by the name it is asked for with. Each is loaded when it is its turn. */
export const BENCHMARKS: Readonly<Record<string, () => Promise<(options: BenchmarkOptions) => Promise<BenchmarkResult>>>> = {
  store: () => import('./store.ts').then(({ benchStore }) => benchStore),
  filter: () => import('./filter.ts').then(({ benchFilter }) => benchFilter),
  bindings: () => import('./bindings.ts').then(({ benchBindings }) => benchBindings),
  workflow: () => import('./workflow.ts').then(({ benchWorkflow }) => benchWorkflow),
  formula: () => import('./formula.ts').then(({ benchFormula }) => benchFormula),
  budget: () => import('./budget.ts').then(({ benchBudget }) => benchBudget),
  publish: () => import('./publish.ts').then(({ benchPublish }) => benchPublish),
  'static-page': () => import('./static-page.ts').then(({ benchStaticPage }) => benchStaticPage),
  'live-page': () => import('./live-page.ts').then(({ benchLivePage }) => benchLivePage),
  navigation: () => import('./navigation.ts').then(({ benchNavigation }) => benchNavigation),
  server: () => import('./server.ts').then(({ benchServer }) => benchServer),
  serve: () => import('./serve.ts').then(({ benchServe }) => benchServe),
  lighthouse: () => import('./lighthouse.ts').then(({ benchLighthouse }) => benchLighthouse),
  held: () => import('./held.ts').then(({ benchHeld }) => benchHeld),
  elements: () => import('./elements.ts').then(({ benchElements }) => benchElements),
  'data-grid': () => import('./data-grid.ts').then(({ benchDataGrid }) => benchDataGrid),
  editor: () => import('./editor.ts').then(({ benchEditor }) => benchEditor),
  'editor-logic': () => import('./editor-logic.ts').then(({ benchEditorLogic }) => benchEditorLogic),
}
