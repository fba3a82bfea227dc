/** Lets the browser save a text as a file. */
export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'application/json' }))

/** Lets the browser save anything as a file. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
