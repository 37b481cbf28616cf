import { TriangleAlert } from 'lucide-react'
import type { Problem } from '../problems/problem.ts'
import { words } from './words.ts'
import styles from './workflows.module.css'

/** A triangle beside what something is wrong with; what it is, is told to a pointer that rests and to screen readers. */
export function ProblemMark({ problems }: { readonly problems: readonly Problem[] | undefined }) {
  if (!problems || problems.length === 0) return null
  const isError = problems.some(({ severity }) => severity === 'error')
  const text = problems.map(({ message }) => message).join('\n')
  return (
    <span role="img" aria-label={text} title={text} className={isError ? styles.isWrong : styles.isDoubtful}>
      <TriangleAlert size={14} strokeWidth={1.6} aria-hidden />
    </span>
  )
}

/** What is wrong with an action, in its name for screen readers. */
export function withProblems(name: string, problems: readonly Problem[] | undefined): string {
  return problems && problems.length > 0 ? `${name}, ${words.problems(problems.length)}` : name
}
