import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { useDropdown } from '../../lib/dropdown/dropdown.tsx'
import { openByPointer } from '../../lib/dropdown-pointed/open-by-pointer.ts'
import { useMenu } from '../../lib/menu/use-menu.ts'
import type { dropdownDefinition } from './definition.ts'

/** A menu that a resting mouse or its right button opens. */
export function DropdownMenuPointed({ root, props }: ElementProps<typeof dropdownDefinition>): ReactNode {
  const dropdown = useDropdown(root, { ...props, closeOnSelect: true }, openByPointer)
  useMenu(dropdown, props.triggerType === 'hover')
  return dropdown.draw('menu')
}
