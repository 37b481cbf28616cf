export { analyseFormula, readsOf } from './analyse-formula.ts'
export { mapReferences, referencesOf, REFERENCE_ROOTS, type FormulaReference, type ReplaceKey } from '../references.ts'
export { shapeOf } from './shapes.ts'
export { suggestName } from './suggest.ts'
export type {
  AnalyseOptions,
  FormulaAnalysis,
  FormulaProblem,
  FormulaProblemCode,
  FormulaType,
  FunctionSignature,
  FunctionSignatureParameter,
  Shape,
} from './types.ts'
export type { FormulaRange, FormulaRanges } from '../ranges.ts'
