import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { BoundField, FormulaHandle, type BindingTarget } from '../formula/bound-field.tsx'
import { isBinding } from '@heddle/document'
import rows from '../ui/row.module.css'

/** A row whose value has one place only: a plain label, a control, and a ƒ handle where it may be bound. */
export function PlainRow({
  label,
  target,
  isTall = false,
  message,
  help,
  labelled,
  children,
}: {
  readonly label: string
  readonly target?: BindingTarget
  readonly isTall?: boolean
  readonly message?: string | undefined
  /** What the value does, below its control. */
  readonly help?: string | undefined
  /** Stands in place of the plain label. */
  readonly labelled?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className={classNames(rows.row, isTall && rows.tall)}>
      {labelled ?? (
        <span className={classNames(rows.label, target && isBinding(target.value) && rows.bound)}>
          <span className={rows.dot} aria-hidden />
          <span className={rows.labelText}>{label}</span>
        </span>
      )}
      {target && isBinding(target.value) ? <BoundField {...target} value={target.value} /> : children}
      {target && <FormulaHandle {...target} />}
      {help !== undefined && <p className={rows.help}>{help}</p>}
      {message !== undefined && (
        <p role="alert" className={rows.message}>
          {message}
        </p>
      )}
    </div>
  )
}
