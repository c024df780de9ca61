import type { PhotoLinks } from '@rafiq/app-kit'
import { useRef, useState } from 'react'

type CardPhotoProps = { src: string; alt: string; links: PhotoLinks | undefined }

/**
 * The photo, loaded once it comes near: by then its link may have run out, so one that does not load asks for another
 * link, once. Its place is kept meanwhile, and where there is none to be had.
 */
export function CardPhoto({ src, alt, links }: CardPhotoProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const asked = useRef(false)
  if (links?.awaited || src === failed) return <div className="aspect-2/1 w-full bg-sunken" />
  const lost = () => {
    setFailed(src)
    if (asked.current) return
    asked.current = true
    links?.renew()
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="aspect-2/1 w-full bg-sunken object-cover"
      onLoad={() => {
        asked.current = false
      }}
      onError={lost}
    />
  )
}
