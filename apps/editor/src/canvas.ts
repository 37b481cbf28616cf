import { startCanvas } from '@heddle/canvas/start-canvas'
import { earlyComponents, lateComponentNames } from '@heddle/elements/early-components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { earlyStyles } from '@heddle/elements/early-styles'
import { earlyCalls, lateNames } from '@heddle/functions/early-calls'
import { pluginBrowsers } from '@heddle/plugins/browsers'
import { pluginDefinitions } from '@heddle/plugins/definitions'

// Elements speak English until they have come, and where they do not come.
import('@heddle/elements/words').catch(() => undefined)

startCanvas({
  components: earlyComponents,
  definitions: elementDefinitions,
  elementStyles: earlyStyles,
  functions: earlyCalls,
  late: { names: lateNames, bodies: lateComponentNames, load: async () => (await import('./canvas-late.ts')).late },
  plugins: pluginDefinitions,
  browsers: pluginBrowsers,
  loadTesting: async () => (await import('./canvas-tests.ts')).testing,
})
