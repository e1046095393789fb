/*
 * A save file in the part of an address that no server is sent: `w1.` and the text, compressed and written as base64url.
 */
const MARK = 'w1.'

/** Longer links are cut by the programs they are sent with. */
const LONGEST_LINK = 16_000
/** No save file is larger; what unfolds to more was made to do harm. */
const MOST_BYTES = 400_000

/** The fragment that holds this text; null when it would be too long. */
export async function fragmentOf(text: string): Promise<string | null> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const fragment = MARK + base64url(bytes)
  return fragment.length > LONGEST_LINK ? null : fragment
}

/** The text in a fragment; null when it is none, damaged, or larger than any save file. */
export async function textIn(fragment: string): Promise<string | null> {
  if (!fragment.startsWith(MARK) || fragment.length > LONGEST_LINK) return null
  const bytes = bytesOf(fragment.slice(MARK.length))
  return bytes && unpacked(bytes)
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let count = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      count += next.value.byteLength
      if (count > MOST_BYTES) {
        await reader.cancel()
        return null
      }
      text += decoder.decode(next.value, { stream: true })
    }
    return text + decoder.decode()
  } catch {
    return null
  }
}

function base64url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), each => each.charCodeAt(0))
  } catch {
    return null
  }
}
