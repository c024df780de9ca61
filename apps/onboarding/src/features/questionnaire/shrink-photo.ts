/** Longest side in pixels; what a card ever shows, and small enough to survive a reload in session storage. */
const maxSide = 1600
const keepUnderBytes = 600 * 1024
const quality = 0.84

/**
 * A large photo of a phone as a smaller JPEG, which also spares a bad line; small ones stay as they are.
 * Decoding also finds out what is no picture: the promise rejects then.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (typeof createImageBitmap !== 'function') return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  if (file.size <= keepUnderBytes) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return file
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  return smaller && smaller.size < file.size ? smaller : file
}
