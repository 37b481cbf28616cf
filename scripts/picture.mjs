// `npm run picture`: makes docs/editor.png with the Node that can read TypeScript; `npm run picture -- elements [type …]` the
// pictures of elements in their READMEs.
import { runNode } from './run.mjs'

const [what, ...types] = process.argv.slice(2)
runNode(what === 'elements' ? ['e2e/element-pictures.ts', ...types] : ['e2e/picture.ts'])
