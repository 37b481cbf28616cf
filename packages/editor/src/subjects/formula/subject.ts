import { defineSubject } from '../define-subject.ts'

export const subject = defineSubject({
  kind: 'formula',
  loadInspector: () => import('./formula-inspector.tsx').then(({ FormulaInspector }) => FormulaInspector),
  wide: {
    place: 'cover',
    load: () => import('./formula-cover.tsx').then(({ FormulaCover }) => FormulaCover),
  },
})
