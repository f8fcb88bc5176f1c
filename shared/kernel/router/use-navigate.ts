import { type NavigateOptions, type To, useNavigate as useRouterNavigate } from 'react-router-dom';

interface Navigate {
  (to: To, options?: NavigateOptions): void;
  (delta: number): void;
}

/** React Router's. Its promise is for routes with loaders, which the product has none of: a navigation is done at once. */
export const useNavigate: () => Navigate = useRouterNavigate;
