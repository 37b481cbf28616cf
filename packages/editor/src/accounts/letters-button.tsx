import { Mail } from 'lucide-react'
import { useState } from 'react'
import type { PluginRecord } from '@heddle/document'
import { Button } from '../ui/button.tsx'
import { LettersDialog } from './letters-dialog.tsx'
import { letterWords } from './letter-words.ts'

/** Opens the words of the letters that a plugin sends to visitors. */
export function LettersButton({ record }: { readonly record: PluginRecord }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Mail} isWide onPress={() => setOpen(true)}>
        {letterWords.open}
      </Button>
      {isOpen && <LettersDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}
