import {sdkDeclarations} from '../../config/contract';
import {listDeclaredNames} from '../../product/builds/declared-names';

/** As in the module that the widget's build generates. */
export const declaredNames = listDeclaredNames(sdkDeclarations.readModel());
