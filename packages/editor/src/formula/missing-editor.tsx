import { words as appWords } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { words } from './words.ts'

/** Stands in the place of a formula editor that could not be fetched. */
export function MissingEditor({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div role="alert">
      <p>{words.inputMissing}</p>
      <Button onPress={onAgain}>{appWords.tryAgain}</Button>
    </div>
  )
}
