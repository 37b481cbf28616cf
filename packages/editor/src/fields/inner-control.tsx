import { createContext, useContext, type ComponentType } from 'react'
import type { Field } from '@heddle/kit'
import type { FieldControlProps } from './field-control-props.ts'

/** What draws a field of any kind: handed down, as the table of controls is made of those that ask for it. */
export const InnerControlContext = createContext<ComponentType<FieldControlProps<Field>>>(() => null)

/** The control of a field inside of another one's value. */
export function InnerControl(props: FieldControlProps<Field>) {
  const Control = useContext(InnerControlContext)
  return <Control {...props} />
}
