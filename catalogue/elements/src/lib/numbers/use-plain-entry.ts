import { useEffect, useRef, type RefObject } from 'react'

/**
 * Lets a form that the browser sends by itself have a plain number (`1250.5`) of a field, however that is written in it.
 * @param read the number that the field holds; nothing is sent for none
 */
export function usePlainEntry(control: RefObject<HTMLInputElement | null>, read: () => number | null): void {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    const page = control.current?.ownerDocument
    const write = ({ target, formData }: FormDataEvent): void => {
      const { form, name = '', value } = control.current ?? {}
      const plain = latest.current()
      if (target !== form || plain === null) return
      const entries = formData.getAll(name)
      const at = entries.indexOf(value ?? '')
      if (at < 0) return
      formData.delete(name)
      for (const [place, entry] of entries.entries()) formData.append(name, place === at ? String(plain) : entry)
    }
    page?.addEventListener('formdata', write)
    return () => page?.removeEventListener('formdata', write)
  }, [control])
}
