import { startCanvas } from '@heddle/canvas/start-canvas'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { earlyCalls, lateNames } from '@heddle/functions/early-calls'

startCanvas({
  definitions: elementDefinitions,
  components: elementComponents,
  elementStyles,
  functions: earlyCalls,
  late: {
    names: lateNames,
    bodies: [],
    load: async () => ({
      functions: (await import('@heddle/functions/late-calls')).lateCalls,
      components: {},
      styles: {},
      compilePattern: (await import('@heddle/document/regex')).compilePattern,
    }),
  },
})
