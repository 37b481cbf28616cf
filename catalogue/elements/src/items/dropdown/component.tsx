import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { useDropdown } from '../../lib/dropdown/dropdown.tsx'
import type { dropdownDefinition } from './definition.ts'

/** Opened by a press. */
export function Dropdown({ root, props }: ElementProps<typeof dropdownDefinition>): ReactNode {
  return useDropdown(root, props).draw()
}
