import { createContext, useContext, type ReactNode } from 'react'
import type { Field } from '@heddle/kit'
import type { FieldControlProps } from './field-control-props.ts'

/** What draws a field of any kind: handed down, as the table of controls is made of those that ask for it. */
export const DrawControlContext = createContext<(props: FieldControlProps<Field>) => ReactNode>(() => null)

/** The control of a field inside of another one's value. */
export function InnerControl(props: FieldControlProps<Field>) {
  return useContext(DrawControlContext)(props)
}
