// The parts of react-router that the shop uses, shared by every front end. A shared package is loaded as a whole, so
// the rest is left out.
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useRoutes,
  useSearchParams,
} from 'whole-react-router';
