// `npm run picture`: makes docs/editor.png with the Node that can read TypeScript; `npm run picture -- elements` the pictures of
// elements in their READMEs.
import { runNode } from './run.mjs'

runNode([process.argv.includes('elements') ? 'e2e/element-pictures.ts' : 'e2e/picture.ts'])
