import './entry.css';
import './property-list.css';
