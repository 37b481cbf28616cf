/** Hands content to the person as a file of this name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Hands a text to the person as a file. */
export const saveText = (name: string, text: string, type: string): void => saveFile(name, new Blob([text], { type }))
