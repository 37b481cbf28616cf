import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { useDropdown } from '../../lib/dropdown/dropdown.tsx'
import { openByPointer } from '../../lib/dropdown-pointed/open-by-pointer.ts'
import type { dropdownDefinition } from './definition.ts'

/** Opened by a mouse that rests on it, or by its right button. */
export function DropdownPointed({ root, props }: ElementProps<typeof dropdownDefinition>): ReactNode {
  return useDropdown(root, props, openByPointer).draw()
}
