import { useEffect, type Dispatch, type SetStateAction } from 'react'

/** Follows files that are on their way to the server, whichever workflow sends them. */
export function useUploads(files: readonly File[], setProgress: Dispatch<SetStateAction<ReadonlyMap<File, number>>>): void {
  useEffect(() => {
    const hear = ({ detail: { file, percent } }: DocumentEventMap['heddle-upload']): void => {
      const own = files.find((one) => one === file)
      if (!own) return
      setProgress((before) => {
        const next = new Map(before)
        if (percent === undefined) next.delete(own)
        else next.set(own, percent)
        return next
      })
    }
    document.addEventListener('heddle-upload', hear)
    return () => document.removeEventListener('heddle-upload', hear)
  }, [files, setProgress])
}
