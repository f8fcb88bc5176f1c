/** The website that somebody gave: a link in a new tab, or text where it is no web address. */
export const WebLink = ({ url }: { url: string }) =>
  /^https?:\/\//i.test(url) ? (
    <a href={url} target="_blank" rel="noreferrer">
      {url}
    </a>
  ) : (
    url
  );
