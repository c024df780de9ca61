/** A PNG of one pixel. */
const picture = (name: string, base64: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(base64, 'base64'),
})

export const aPicture = picture(
  'palm.png',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12OQj/YCAAFhAMVAS1lXAAAAAElFTkSuQmCC',
)
export const anotherPicture = picture(
  'clay.png',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NY4aEFAAK2ARufQe/GAAAAAElFTkSuQmCC',
)
