// `npm run picture`: makes docs/editor.png with the Node that can read TypeScript.
import { runNode } from './run.mjs'

runNode(['e2e/picture.ts'])
