import { startCanvas } from '@heddle/canvas/start-canvas'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { functionCalls } from '@heddle/functions/calls'

startCanvas({ definitions: elementDefinitions, components: elementComponents, elementStyles, functions: functionCalls })
