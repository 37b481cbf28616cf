export { compileFrom, compilePage } from './compile-node.ts'
export { createContext, type CompileContext } from './compile-context.ts'
export { createCompiler, type Compiler } from './create-compiler.ts'
export type { CompileAddresses, CompiledNode, CompilerInput, CompileView } from './types.ts'
export { BASE_CSS, printPageCss } from './page-css.ts'
export { groundName } from './ground.ts'
export { anchorsOf, SECTIONS_SLOT } from './anchors.ts'
export {
  addressSegments,
  defaultParameters,
  languagePrefix,
  pageAddress,
  pathOf,
  servedLanguage,
} from './page-paths.ts'
export { compileBinding, compileFilterNode, resolveNames, type FormulaContext } from './formulas.ts'
export { drawnNodeOf } from './drawn-node.ts'
export { outermostOf, recordIdOf, stepsOf } from './instance-place.ts'
export { compileValue } from './compile-value.ts'
